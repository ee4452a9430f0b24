export class ImportGraph {
  /** The files that a file imports, as absolute paths. */
  importsOf(file: string): Set<string>
}
