import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { useRef, useContext } from 'react'
import styled from 'styled-components'
import { TranscriptToggle } from '../transcript/TranscriptToggle'
import { VideoEmbed } from '../../viewer/VideoEmbed'
import { LessonLanguageContext } from '../lessonLanguage'
import { Caption } from './Caption'
import { OwnVideo } from './OwnVideo'

export function VideoBlock({ block: { id, title, source, captions = [] } }: { block: BlockOf<'video'> }) {
  const locale = useLocale()
  const video = useRef<HTMLVideoElement>(null)
  const preferred = usePreferredCaptions(captions)
  const isOwn = !('youtube' in source)
  return (
    <>
      <VideoFigure>
        {isOwn ? (
          <OwnVideo
            ref={video}
            id={id}
            title={title}
            captions={captions}
            preferred={preferred}
            file={source.file}
          />
        ) : (
          <div lang={locale}>
            <VideoEmbed title={title} id={source.youtube} start={0} />
          </div>
        )}
        <Caption lang={languageOf(title)}>{title}</Caption>
      </VideoFigure>
      {isOwn && preferred && <TranscriptToggle video={video} captions={captions} preferred={preferred} />}
    </>
  )
}

/**
 * The captions in the language of the interface, else in that of the lesson, else the first. Undefined if there are
 * none.
 */
function usePreferredCaptions<Captions extends { lang: string }>(captions: readonly Captions[]) {
  const languages = [useLocale(), useContext(LessonLanguageContext)]
  for (const language of languages) {
    const found = captions.find(({ lang }) => lang.split('-')[0] === language)
    if (found) return found
  }
  return captions[0]
}

const VideoFigure = styled.figure`
  margin: 0;
`
