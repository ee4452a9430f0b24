import { format, resolveConfig } from 'prettier'

/** Formats a text with the repository's rules for this file name. */
export async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}
