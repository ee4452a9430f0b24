import { color, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'

/** Says that a module or lesson has errors, or that a lesson has no content. */
export function StateTag({ state }: { state: 'invalid' | 'empty' }) {
  const t = useT()
  return <Box $invalid={state === 'invalid'}>{t(`mentor.form.state.${state}`)}</Box>
}

const Box = styled.span<{ $invalid: boolean }>`
  flex: none;
  padding: 0.125rem ${space[3]};
  border-radius: ${radius.round};
  background: ${({ $invalid }) => ($invalid ? color.dangerSoft : color.warningSoft)};
  color: ${({ $invalid }) => ($invalid ? color.danger : color.warning)};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`
