export interface MappedAddress {
  url: string
  /** `hreflang` → address. */
  alternates: Map<string, string>
}

/** The addresses of an index of site maps. */
export function siteMapsIn(index: string): string[] {
  return [...index.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, url]) => plain(url!))
}

/** The pages of one site map. */
export function pagesIn(siteMap: string): MappedAddress[] {
  return [...siteMap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => ({
    url: plain(/<loc>(.*?)<\/loc>/.exec(entry!)![1]!),
    alternates: new Map(
      [...entry!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, url]) => [
        language!,
        plain(url!),
      ]),
    ),
  }))
}

const plain = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
