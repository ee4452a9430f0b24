import { format, resolveConfig } from 'prettier'

/** A text as the repository formats files of this name. */
export async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}
