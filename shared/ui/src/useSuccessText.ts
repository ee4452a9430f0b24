import { useSharedT, type SharedMessage } from '@mentor-connect/i18n'

interface SuccessLike {
  /** Absent in responses of servers that do not know this field. */
  code?: string
  /** The server's own text, in English. */
  message: string
}

/**
 * Returns a function that gives the text for a success in the active locale. For an unknown code, it gives the
 * server's own text.
 */
export function useSuccessText(): (success: SuccessLike) => string {
  const t = useSharedT()
  return ({ code, message }) => {
    const id = `success.${code}`
    const text = t(id as SharedMessage)
    return text === id ? message : text
  }
}
