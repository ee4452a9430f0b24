import { useSharedT, type SharedMessage } from '@mentor-connect/i18n'

interface SuccessLike {
  /** Absent in responses of servers from before it. */
  code?: string
  /** English. */
  message: string
}

/** Returns the text for a success in the active locale; the server's own for a code without a text. */
export function useSuccessText(): (success: SuccessLike) => string {
  const t = useSharedT()
  return ({ code, message }) => {
    const id = `success.${code}`
    const text = t(id as SharedMessage)
    return text === id ? message : text
  }
}
