import { fileUrl } from '@mentor-connect/api'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonAnchor, VisuallyHidden } from '@mentor-connect/ui'
import { ExternalLink } from 'lucide-react'
import { useT } from '../../messages/useT'
import { RowLabel } from './RowLabel'

interface OpenLinkProps {
  title: string
  address: string
  onOpen: () => void
  /** True for a link in a lesson's row, where phones have no room for the label. */
  isInRow?: boolean
}

/** A link that opens a lesson's URL in a new tab. */
export function OpenLink({ title, address, onOpen, isInRow = false }: OpenLinkProps) {
  const t = useT()
  return (
    <ButtonAnchor
      $variant="ghost"
      $small
      href={fileUrl(address)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      {isInRow ? <RowLabel>{t('public.lesson.open')}</RowLabel> : t('public.lesson.open')}
      <ExternalLink size={16} aria-hidden />
      <VisuallyHidden>
        <span lang={languageOf(title)}>{title}</span> {t('public.newTab')}
      </VisuallyHidden>
    </ButtonAnchor>
  )
}
