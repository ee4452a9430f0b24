/** Collects faults: a sentence for each, with the addresses of the pages that have it. */
export class Faults {
  private readonly addresses = new Map<string, string[]>()

  add(url: string, issue: string): void {
    this.addresses.set(issue, [...(this.addresses.get(issue) ?? []), url])
  }

  /** Each fault with the first addresses that have it. */
  list(examples = 5): string[] {
    return [...this.addresses].map(([issue, urls]) => {
      const more = urls.length > examples ? ` and ${urls.length - examples} more` : ''
      return `${issue}: ${urls.slice(0, examples).join(', ')}${more}`
    })
  }
}

/** Checks that no two pages have the same text, for example the same title. */
export class UniqueTexts {
  private readonly owners = new Map<string, string>()

  constructor(
    private readonly name: string,
    private readonly faults: Faults,
  ) {}

  add(url: string, language: string, text: string | undefined): void {
    const key = `${language} ${text}`
    const owner = this.owners.get(key)
    if (owner) this.faults.add(url, `has the ${this.name} of another page`)
    else this.owners.set(key, url)
  }
}
