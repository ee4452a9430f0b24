export class ImportGraph {
  /** The files that a file imports, by their full paths. */
  importsOf(file: string): Set<string>
}
