import { paths } from '@mentor-connect/contract/remote'
import { Small } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useT } from './messages/useT'

/** Says what a person agrees to by signing up. Each language places the two links in its text. */
export function ConsentNote() {
  const t = useT()
  const links: Record<string, { to: string; label: string }> = {
    '[terms]': { to: paths.terms, label: t('public.consent.terms') },
    '[privacy]': { to: paths.privacy, label: t('public.consent.privacy') },
  }
  return (
    <Small as="p">
      {t('public.consent.sentence')
        .split(/(\[\w+\])/)
        .map((part) => {
          const link = links[part]
          return link ? (
            <Link key={part} to={link.to} target="_blank">
              {link.label}
            </Link>
          ) : (
            part
          )
        })}
    </Small>
  )
}
