import { Switch, color, media } from '@mentor-connect/ui'
import {
  useCallback,
  useMemo,
  useRef,
  type FocusEvent,
  type RefObject,
  useEffect,
  useState,
  type KeyboardEvent,
} from 'react'
import styled from 'styled-components'
import { PassageItem } from './PassageItem'
import { joinSentences, type Passage, passageAt } from './passages'
import { useFollow } from './useFollow'
import { useTranscriptT } from './useTranscriptT'

const MOVES = ['timeupdate', 'seeking', 'seeked'] as const

interface PassageListProps {
  video: RefObject<HTMLVideoElement | null>
  cues: readonly Passage[]
  lang: string
  labelledBy: string
}

/** The passages of a video. The current one is highlighted and scrolled into view. */
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

/** Index of the passage at the video's current time; -1 before the first one. */
function usePassageAt(video: RefObject<HTMLVideoElement | null>, passages: readonly Passage[]) {
  const [at, setAt] = useState(-1)
  useEffect(() => {
    const film = video.current
    if (!film) return
    const read = () => setAt(passageAt(passages, film.currentTime))
    read()
    for (const move of MOVES) film.addEventListener(move, read)
    return () => {
      for (const move of MOVES) film.removeEventListener(move, read)
    }
  }, [video, passages])
  return at
}

/** Makes the passages one tab stop, at the current passage. Arrow keys, Home and End move the focus. */
function usePassageKeys(at: number, count: number) {
  const [focused, setFocused] = useState<number>()
  const stop = focused ?? Math.max(at, 0)

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const next = { ArrowDown: stop + 1, ArrowUp: stop - 1, Home: 0, End: count - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.children[next]?.querySelector('button')?.focus()
  }
  const handleFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
    setFocused(Array.from(currentTarget.children).findIndex((item) => item.contains(target)))

  return { stop, handleKey, handleFocus, handleBlur: () => setFocused(undefined) }
}
