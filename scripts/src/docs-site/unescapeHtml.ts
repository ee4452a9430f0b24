const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text that HTML without tags stands for. It knows the entities that the Markdown renderer writes. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(amp|lt|gt|quot);/g, (_entity, name: string) => CHARACTERS[name]!)
