import { CHAT_ERROR_CODES, type ChatErrorCode } from '@mentor-connect/contract/api/chatFrames'
import { useT } from '../../../messages/useT'
import type { SystemNotice } from '../../client/chatState'

/** Returns the text of a system notice. */
export function useNoticeText(): (notice: SystemNotice) => string {
  const t = useT()
  return ({ text }) => {
    if (text.kind !== 'error') return t(`chat.notice.${text.kind}`)
    return isKnown(text.code) ? t(`chat.error.${text.code}`) : text.message
  }
}

/** A newer server may send codes that have no text here. */
function isKnown(code: string | undefined): code is ChatErrorCode {
  return CHAT_ERROR_CODES.includes(code as ChatErrorCode)
}
