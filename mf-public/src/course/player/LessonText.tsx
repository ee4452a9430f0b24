import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { isEmptyBody } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { LessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Notice, media, space } from '@mentor-connect/ui'
import { useStore } from '@mentor-connect/ui/store'
import type { Ref } from 'react'
import styled from 'styled-components'
import { LessonBlock } from './blocks/LessonBlock'
import { plainText } from './blocks/plainText'
import { LessonLanguageContext } from './lessonLanguage'
import { useT } from './messages/useT'
import { BLOCK_ATTRIBUTE } from './position/useBlockInView'
import { textSize, type TextSize } from './text-size/TextSizeMenu'

interface LessonTextProps {
  lesson: LessonPage['lesson']
  body: LessonBody
  ref: Ref<HTMLDivElement>
}

/** The blocks of a lesson. */
export function LessonText({ lesson, body, ref }: LessonTextProps) {
  const { blocks } = body
  const size = useStore(textSize, textSize.onServer)
  if (isEmptyBody(body)) return <NoBlocks kind={lesson.kind} />
  const language = languageOf(plainText(blocks)) ?? languageOf(lesson.title)
  return (
    <Text ref={ref} $size={size} lang={language}>
      <LessonLanguageContext value={language}>
        {blocks.map((block) => (
          <div key={block.id} {...{ [BLOCK_ATTRIBUTE]: block.id }}>
            <LessonBlock block={block} />
          </div>
        ))}
      </LessonLanguageContext>
    </Text>
  )
}

function NoBlocks({ kind }: { kind: LessonPage['lesson']['kind'] }) {
  const t = useT()
  const locale = useLocale()
  if (kind === 'quiz') return null
  return (
    <Space lang={locale}>
      <Notice>{t('public.player.nothingYet')}</Notice>
    </Space>
  )
}

const SIZES: Record<TextSize, string> = { small: '1.0625rem', medium: '1.25rem', large: '1.5rem' }

const Text = styled.div<{ $size: TextSize }>`
  display: grid;
  gap: 1.15em;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[6]};
  font-size: ${({ $size }) => SIZES[$size]};
  line-height: 1.7;

  &:lang(hi) {
    line-height: 1.85;
  }
  & > * {
    position: relative;
    min-width: 0;
  }
  & > :first-child > :is(h2, h3) {
    margin-top: 0;
  }
  ${media.tabletUp} {
    padding-block: ${space[8]};
  }
`

const Space = styled.div`
  padding-block: ${space[8]};
`
