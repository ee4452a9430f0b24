import type { Faults } from './faults'

/** Checks that a text belongs to one page only, such as its title. */
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
