import type { BlockOf } from '@mentor-connect/contract/api/lessonBlocks'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { useRef } from 'react'
import { TranscriptToggle } from '../transcript/TranscriptToggle'
import { VideoEmbed } from '../../viewer/VideoEmbed'
import { Caption } from './Caption'
import { OwnVideo } from './OwnVideo'
import { usePreferredCaptions } from './usePreferredCaptions'
import { VideoFigure } from './VideoFigure'

export function VideoBlock({ block: { id, title, source, captions = [] } }: { block: BlockOf<'video'> }) {
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const preferred = usePreferredCaptions(captions)
  const isOwn = !('youtube' in source)
  return (
    <>
      <VideoFigure>
        {isOwn ? (
          <OwnVideo ref={video} {...{ id, title, captions, preferred }} file={source.file} />
        ) : (
          <div lang={locale}>
            <VideoEmbed title={title} id={source.youtube} start={0} />
          </div>
        )}
        <Caption lang={languageOf(title)}>{title}</Caption>
      </VideoFigure>
      {isOwn && preferred && <TranscriptToggle {...{ video, captions, preferred }} />}
    </>
  )
}
