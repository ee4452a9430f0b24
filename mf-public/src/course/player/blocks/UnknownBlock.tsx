import { color, radius, space } from '@mentor-connect/ui'
import { CircleHelp } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { OwnWords } from './OwnWords'

export function UnknownBlock() {
  const t = useT()
  return (
    <Box>
      <CircleHelp size={20} aria-hidden />
      <OwnWords>{t('public.player.notSupported')}</OwnWords>
    </Box>
  )
}

const Box = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.medium};
  color: ${color.muted};
`
