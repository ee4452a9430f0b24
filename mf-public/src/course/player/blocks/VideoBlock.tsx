import type { BlockOf } from '@mentor-connect/contract/api/lessonBlocks'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { VideoEmbed } from '../../viewer/VideoEmbed'
import { Caption } from './Caption'
import { OwnVideo } from './OwnVideo'
import { VideoFigure } from './VideoFigure'

export function VideoBlock({ block: { id, title, source, captions } }: { block: BlockOf<'video'> }) {
  const locale = useLocale()
  return (
    <VideoFigure>
      {'youtube' in source ? (
        <div lang={locale}>
          <VideoEmbed title={title} id={source.youtube} start={0} />
        </div>
      ) : (
        <OwnVideo id={id} title={title} file={source.file} captions={captions} />
      )}
      <Caption lang={languageOf(title)}>{title}</Caption>
    </VideoFigure>
  )
}
