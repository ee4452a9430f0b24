import { useLocale } from '@mentor-connect/i18n'
import { color, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import type { SystemNotice } from '../../client/chatState'
import { timeLabel } from '../../dates/days'
import { useNoticeText } from './useNoticeText'

/** A system notice in the thread. */
export function NoticeLine({ notice }: { notice: SystemNotice }) {
  const t = useNoticeText()
  const locale = useLocale()
  return (
    <Line>
      <span>
        {t(notice)} <time dateTime={notice.at}>{timeLabel(notice.at, locale)}</time>
      </span>
    </Line>
  )
}

const Line = styled.li`
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
`
