import { CHAT_ERROR_CODES, type ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import { useLocale } from '@mentor-connect/i18n'
import { color, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { SystemNotice } from '../../client/chatState'
import { timeLabel } from '../../dates/days'

/** A system notice in the thread. */
export function NoticeLine({ notice }: { notice: SystemNotice }) {
  const t = useNoticeText()
  const locale = useLocale()
  return (
    <NoticeText>
      <span>
        {t(notice)} <time dateTime={notice.at}>{timeLabel(notice.at, locale)}</time>
      </span>
    </NoticeText>
  )
}

/** A centred entry of the thread that is no message of a person. */
export const NoticeText = styled.li`
  padding-block: ${space[2]};
  color: ${color.muted};
  font-size: ${font.size.small};
  text-align: center;

  & > span {
    display: inline-block;
    padding: ${space[1]} ${space[3]};
    border-radius: ${radius.medium};
    background: ${color.sunken};
  }

  svg {
    display: inline;
    vertical-align: text-bottom;
  }
`

/** Returns the text of a system notice. */
function useNoticeText(): (notice: SystemNotice) => string {
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
