import { ButtonAnchor } from '@mentor-connect/ui'
import { SquareArrowOutUpRight } from 'lucide-react'
import { useT } from './messages/useT'

/** The link to the employer's page, on which people apply. */
export function ApplyLink({ url }: { url: string }) {
  const t = useT()
  return (
    <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      <SquareArrowOutUpRight size={18} aria-hidden />
      {t('openings.one.toEmployer')}
    </ButtonAnchor>
  )
}
