/** Options of a choice between numbers: the usual ones, and the current one if it is not among them. */
export const numberOptions = (usual: number[], current: number, text: (count: number) => string) =>
  [...new Set([...usual, current])]
    .sort((a, b) => a - b)
    .map((value) => ({ value: String(value), label: text(value) }))
