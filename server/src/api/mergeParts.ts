/** Turns the union of the parts of all domains into the type that has the entries of each. */
type AllOf<Part> = (Part extends unknown ? (part: Part) => void : never) extends (part: infer All) => void
  ? All
  : never

/**
 * Merges one part of all domains, such as their names for notifications. An entry that no domain has is missing in the
 * type of the result, so the compiler reports it where all entries are asked for.
 */
export function mergeParts<Part extends object>(parts: readonly Part[]): AllOf<Part> {
  return Object.assign({}, ...parts) as AllOf<Part>
}
