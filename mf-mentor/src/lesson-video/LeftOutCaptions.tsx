import type { LeftOutCues } from '@mentor-connect/contract/courses/lessons/lessonVideos'
import { Notice, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface LeftOutCaptionsProps {
  /** Name of the language of the captions. */
  language: string
  leftOut: LeftOutCues | undefined
}

/** Says how many lines of uploaded captions cannot be shown, and which. */
export function LeftOutCaptions({ language, leftOut }: LeftOutCaptionsProps) {
  const t = useT()
  const more = leftOut ? leftOut.count - leftOut.first.length : 0
  return (
    <div role="status">
      {leftOut && (
        <Notice>
          {t('mentor.video.leftOut', { count: leftOut.count, language })}
          <Entries>
            {leftOut.first.map(({ line, why }, at) => (
              <li key={at}>{t(`mentor.video.leftOut.${why}`, { line })}</li>
            ))}
            {more > 0 && <li>{t('mentor.video.leftOutMore', { count: more })}</li>}
          </Entries>
        </Notice>
      )}
    </div>
  )
}

const Entries = styled.ul`
  margin-top: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: disc;
  overflow-wrap: anywhere;
`
