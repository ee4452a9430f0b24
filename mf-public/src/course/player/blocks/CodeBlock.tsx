import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { CodeBlock as SharedCodeBlock } from '@mentor-connect/ui/code'
import { useT } from '../messages/useT'

export function CodeBlock({ block: { language, text } }: { block: BlockOf<'code'> }) {
  const t = useT()
  const texts = {
    code: t('public.player.code'),
    copy: t('public.player.code.copy'),
    copied: t('public.player.code.copied'),
    copyFailed: t('public.player.code.copyFailed'),
  }
  return <SharedCodeBlock {...{ language, text, texts }} />
}
