import { Switch, color, media } from '@mentor-connect/ui'
import { useCallback, useMemo, useRef, type FocusEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { PassageItem } from './PassageItem'
import { joinSentences, type Passage } from './passages'
import { useFollow } from './useFollow'
import { usePassageAt } from './usePassageAt'
import { usePassageKeys } from './usePassageKeys'
import { useTranscriptT } from './useTranscriptT'

interface PassageListProps {
  video: RefObject<HTMLVideoElement | null>
  cues: readonly Passage[]
  lang: string
  labelledBy: string
}

/** The passages of a video; the one that is being said is marked and in view. */
export function PassageList({ video, cues, lang, labelledBy }: PassageListProps) {
  const t = useTranscriptT()
  const list = useRef<HTMLOListElement>(null)
  const passages = useMemo(() => joinSentences(cues), [cues])
  const at = usePassageAt(video, passages)
  const follow = useFollow(list, at)
  const keys = usePassageKeys(at, passages.length)

  const handleJump = useCallback(
    (second: number) => {
      if (video.current) video.current.currentTime = second
    },
    [video],
  )
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    follow.handlers.onFocus(event)
    keys.handleFocus(event)
  }
  return (
    <>
      <Follow>
        <Switch label={t('transcript.follow')} checked={follow.isFollowing} onChange={follow.setFollowing} />
      </Follow>
      <List
        ref={list}
        lang={lang}
        aria-labelledby={labelledBy}
        {...follow.handlers}
        onFocus={handleFocus}
        onBlur={keys.handleBlur}
        onKeyDown={keys.handleKey}
      >
        {passages.map((passage, index) => (
          <PassageItem
            key={index}
            passage={passage}
            isCurrent={index === at}
            isTabStop={index === keys.stop}
            onJump={handleJump}
          />
        ))}
      </List>
    </>
  )
}

const Follow = styled.div`
  && {
    flex: 1 1 auto;
    ${media.tabletUp} {
      flex-grow: 0;
      margin-inline-start: auto;
    }
  }
`

const List = styled.ol`
  position: relative;
  max-height: min(20rem, 50vh);
  padding: 3px;
  overflow-y: auto;
  border-top: 1px solid ${color.border};
`
