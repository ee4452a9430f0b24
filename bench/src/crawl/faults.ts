/** What is wrong, by sentence, with the addresses it is true for. */
export class Faults {
  private readonly addresses = new Map<string, string[]>()

  add(url: string, issue: string): void {
    this.addresses.set(issue, [...(this.addresses.get(issue) ?? []), url])
  }

  get count(): number {
    return [...this.addresses.values()].reduce((sum, { length }) => sum + length, 0)
  }

  /** Each issue with the first addresses that have it. */
  list(examples = 5): string[] {
    return [...this.addresses].map(([issue, urls]) => {
      const more = urls.length > examples ? ` and ${urls.length - examples} more` : ''
      return `${issue}: ${urls.slice(0, examples).join(', ')}${more}`
    })
  }
}
