/** Turns the union of the parts of all domains into a type that has the entries of all of them. */
type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (part: infer All) => void
  ? All
  : never

/**
 * Merges one part of all domains, such as their names for notifications. If no domain has an entry, the type
 * of the result lacks it, so the compiler reports it where all entries are required.
 */
export function mergeParts<Part extends object>(parts: readonly Part[]): AllOf<Part> {
  return Object.assign({}, ...parts) as AllOf<Part>
}
