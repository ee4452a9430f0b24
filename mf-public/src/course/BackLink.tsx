import { useSharedT } from '@mentor-connect/i18n'
import { TARGET, space } from '@mentor-connect/ui'
import { ArrowLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'

/** Link to the parent path, which is the list that contains this course. */
export function BackLink() {
  const t = useSharedT()
  const { pathname } = useLocation()
  return (
    <Back to={pathname.replace(/\/[^/]+\/?$/, '')}>
      <ArrowLeft size={20} aria-hidden />
      {t('ui.back')}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-height: ${TARGET};
`
