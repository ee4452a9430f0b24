import { languageOf } from '@mentor-connect/i18n'
import { TARGET, space } from '@mentor-connect/ui'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** @param title of the course, once it is known */
export function BackToCourse({ to, title }: { to: string; title: string | undefined }) {
  const t = useT()
  return (
    <Back to={to}>
      <ArrowLeft size={18} aria-hidden />
      {title ? <span lang={languageOf(title)}>{title}</span> : t('editor.back')}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-height: ${TARGET};
  overflow-wrap: anywhere;
`
