import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { color, font, radius, space } from '@mentor-connect/ui'
import { Info, Lightbulb, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { Inlines } from './Inlines'
import { OwnWords } from './OwnWords'

type Tone = BlockOf<'callout'>['tone']

const ICONS = { note: Info, tip: Lightbulb, warning: TriangleAlert }
const COLOURS: Record<Tone, [text: string, background: string]> = {
  note: [color.primary, color.primarySoft],
  tip: [color.success, color.successSoft],
  warning: [color.warning, color.warningSoft],
}

export function CalloutBlock({ block: { tone, content } }: { block: BlockOf<'callout'> }) {
  const t = useT()
  const Icon = ICONS[tone]
  return (
    <Box role="note" $tone={tone}>
      <Name $tone={tone}>
        <Icon size={20} aria-hidden />
        <OwnWords>{t(`public.player.callout.${tone}`)}</OwnWords>
      </Name>
      <p>
        <Inlines content={content} />
      </p>
    </Box>
  )
}

const Box = styled.div<{ $tone: Tone }>`
  padding: ${space[4]} ${space[5]};
  border-inline-start: 4px solid ${({ $tone }) => COLOURS[$tone][0]};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => COLOURS[$tone][1]};
`

const Name = styled.p<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[1]};
  color: ${({ $tone }) => COLOURS[$tone][0]};
  font-size: 0.9em;
  font-weight: ${font.weight.bold};
`
