import { lineError, nameError } from '@mentor-connect/contract/rules/enteredText'
import { useSharedT } from '@mentor-connect/i18n'

/**
 * Returns a function that explains, in a sentence for the field, why a text cannot be a line or the name of a
 * person. The function returns undefined if the text is valid.
 */
export function useLineErrorText(): (text: string, kind?: 'line' | 'name') => string | undefined {
  const t = useSharedT()
  return (text, kind = 'line') => {
    const error = (kind === 'name' ? nameError : lineError)(text)
    return error && t(`ui.line.${error}`)
  }
}
