import type { Block, BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { ReactNode } from 'react'
import { CodeBlock as SharedCodeBlock } from '@mentor-connect/ui/code'
import { useT } from '../messages/useT'
import { CalloutBlock } from './CalloutBlock'
import { CheckBlock } from './CheckBlock'
import { DocumentBlock } from './DocumentBlock'
import { HeadingBlock } from './HeadingBlock'
import { Inlines } from './Inlines'
import { ListBlock } from './ListBlock'
import { PictureBlock } from './PictureBlock'
import { QuoteBlock } from './QuoteBlock'
import { TableBlock } from './TableBlock'
import { UnknownBlock } from './UnknownBlock'
import { VideoBlock } from './VideoBlock'

type Drawn = { [Type in Block['type']]: (block: Extract<Block, { type: Type }>) => ReactNode }

const DRAWN: Drawn = {
  paragraph: ({ content }) => (
    <p>
      <Inlines content={content} />
    </p>
  ),
  heading: (block) => <HeadingBlock block={block} />,
  list: (block) => <ListBlock block={block} />,
  quote: (block) => <QuoteBlock block={block} />,
  callout: (block) => <CalloutBlock block={block} />,
  code: (block) => <CodeBlock block={block} />,
  picture: (block) => <PictureBlock block={block} />,
  table: (block) => <TableBlock block={block} />,
  video: (block) => <VideoBlock block={block} />,
  document: (block) => <DocumentBlock block={block} />,
  check: (block) => <CheckBlock block={block} />,
}

/** One block of a lesson. A newer server may send types of blocks that this code does not know. */
export function LessonBlock({ block }: { block: Block }) {
  const draw = Object.hasOwn(DRAWN, block.type)
    ? (DRAWN[block.type] as (block: Block) => ReactNode)
    : undefined
  return draw ? draw(block) : <UnknownBlock />
}

function CodeBlock({ block: { language, text } }: { block: BlockOf<'code'> }) {
  const t = useT()
  const texts = {
    code: t('public.player.code'),
    copy: t('public.player.code.copy'),
    copied: t('public.player.code.copied'),
    copyFailed: t('public.player.code.copyFailed'),
  }
  return <SharedCodeBlock language={language} text={text} texts={texts} />
}
