import type { Inline } from '@mentor-connect/contract/api/lessonBlocks'
import { TARGET, color, motion, radius, space } from '@mentor-connect/ui'
import { CircleCheckBig, CircleX } from 'lucide-react'
import styled from 'styled-components'
import { Inlines } from './Inlines'

interface CheckOptionProps {
  /** Name of the radio group. */
  name: string
  content: readonly Inline[]
  isChosen: boolean
  /** Whether it is right; undefined until it is checked. */
  verdict: boolean | undefined
  onChoose: () => void
}

export function CheckOption({ name, content, isChosen, verdict, onChoose }: CheckOptionProps) {
  return (
    <Option $verdict={verdict}>
      <input type="radio" name={`check-${name}`} checked={isChosen} onChange={onChoose} />
      <span>
        <Inlines content={content} />
      </span>
      {verdict === true && <CircleCheckBig size={20} color={color.success} aria-hidden />}
      {verdict === false && <CircleX size={20} color={color.danger} aria-hidden />}
    </Option>
  )
}

const borderOf = (verdict: boolean | undefined) =>
  verdict === undefined ? color.control : verdict ? color.success : color.danger

const Option = styled.label<{ $verdict: boolean | undefined }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${({ $verdict }) => borderOf($verdict)};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.primarySoft};
  }
  &:has(:checked) {
    border-color: ${({ $verdict }) => ($verdict === undefined ? color.primary : borderOf($verdict))};
    background: ${({ $verdict }) =>
      $verdict === undefined ? color.primarySoft : $verdict ? color.successSoft : color.dangerSoft};
  }
  span {
    flex: 1;
    min-width: 0;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.primary};
  }
  svg {
    flex: none;
  }
`
