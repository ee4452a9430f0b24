import type { PageFacts } from './pageFacts'

/** The addresses that pages link to, without fragments. */
export class Addresses {
  readonly pages = new Set<string>()
  readonly files = new Set<string>()
  readonly external = new Set<string>()

  constructor(
    private readonly siteUrl: string,
    private readonly apiUrl: string,
  ) {}

  add(page: string, { links, files, meta, canonicals, jsonLd }: PageFacts): void {
    for (const link of [...links, ...canonicals, ...jsonLd.flatMap((text) => this.ownUrlsIn(text))])
      this.sort(new URL(link, page), this.pages)
    for (const file of [...files, ...(meta.get('og:image') ?? [])]) this.sort(new URL(file, page), this.files)
  }

  private ownUrlsIn(json: string): string[] {
    return [...json.matchAll(/"(https?:[^"\\]*)"/g)].flatMap(([, url]) =>
      url!.startsWith(this.siteUrl) || url!.startsWith(this.apiUrl) ? url! : [],
    )
  }

  private sort(url: URL, kind: Set<string>) {
    if (!/^https?:$/.test(url.protocol)) return
    url.hash = ''
    if (url.origin === this.apiUrl) this.files.add(url.href)
    else if (url.origin === this.siteUrl) kind.add(url.href)
    else this.external.add(url.href)
  }
}
