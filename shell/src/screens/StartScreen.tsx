import { BrandSign, VisuallyHidden } from '@mentor-connect/shared/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** Shown until the first page is ready. */
export function StartScreen() {
  const t = useT()
  return (
    <Centre role="status">
      <BrandSign size={56} />
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
    </Centre>
  )
}

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 100dvh;
`
