import { VIDEO_ORIGIN } from '@mentor-connect/contract/site/embeds'
import { Button, CourseBanner, Muted, Stack, color, radius } from '@mentor-connect/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'

interface VideoEmbedProps {
  title: string
  id: string
  /** Start position in seconds. */
  start: number
}

/** An embedded video behind our own preview picture, so that its host gets no request before it is played. */
export function VideoEmbed({ title, id, start }: VideoEmbedProps) {
  const t = useT()
  const [playing, setPlaying] = useState(false)
  if (playing)
    return (
      <Frame
        title={title}
        src={`${VIDEO_ORIGIN}/embed/${id}?autoplay=1&rel=0&start=${start}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // The host refuses to play without a referrer, so it gets the origin only.
        referrerPolicy="strict-origin"
      />
    )
  return (
    <Stack $gap={3}>
      <Poster>
        <CourseBanner title={title} />
        <PlayButton onClick={() => setPlaying(true)}>
          <Play size={22} fill="currentColor" aria-hidden />
          {t('public.viewer.play')}
        </PlayButton>
      </Poster>
      <Muted>{t('public.viewer.videoNote')}</Muted>
    </Stack>
  )
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.sunken};
`

const Poster = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.medium};
`

const PlayButton = styled(Button)`
  position: absolute;
  inset: 0;
  width: fit-content;
  height: fit-content;
  margin: auto;
`
