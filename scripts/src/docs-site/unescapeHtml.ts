const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Replaces the entities that the Markdown renderer writes, such as `&lt;`, by their characters. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => CHARACTERS[name]!)
