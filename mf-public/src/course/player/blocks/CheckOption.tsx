import type { Inline } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { Option, color } from '@mentor-connect/ui'
import { CircleCheckBig, CircleX } from 'lucide-react'
import styled, { css } from 'styled-components'
import { Inlines } from './Inlines'

interface CheckOptionProps {
  /** Name of the radio group. */
  name: string
  content: readonly Inline[]
  isChosen: boolean
  /** True if the option is correct; undefined until the answer is checked. */
  verdict: boolean | undefined
  onChoose: () => void
}

export function CheckOption({ name, content, isChosen, verdict, onChoose }: CheckOptionProps) {
  return (
    <CheckedOption $verdict={verdict} name={`check-${name}`} checked={isChosen} onChange={onChoose}>
      <span>
        <Inlines content={content} />
      </span>
      {verdict === true && <CircleCheckBig size={20} color={color.success} aria-hidden />}
      {verdict === false && <CircleX size={20} color={color.danger} aria-hidden />}
    </CheckedOption>
  )
}

const CheckedOption = styled(Option)<{ $verdict: boolean | undefined }>`
  ${({ $verdict }) => $verdict !== undefined && verdictColors($verdict)}

  svg {
    flex: none;
  }
`

const verdictColors = (isRight: boolean) => css`
  &,
  &:has(:checked) {
    border-color: ${isRight ? color.success : color.danger};
  }
  &:has(:checked) {
    background: ${isRight ? color.successSoft : color.dangerSoft};
  }
`
