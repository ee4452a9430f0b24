import { Row, TARGET, color, motion, radius } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const NETWORKS = [
  {
    name: 'Facebook',
    shape: 'M14 8.5h2.5V5H14c-2.5 0-4 1.6-4 4v1.5H7.5V14H10v7h3.5v-7h2.6l.6-3.5h-3.2V9.3c0-.5.2-.8.5-.8Z',
  },
  { name: 'Twitter', shape: 'M4 4h4.6l4 5.6L17.4 4h2.1l-6 7L20 20h-4.6l-4.3-6L6 20H3.9l6.3-7.4Z' },
  {
    name: 'LinkedIn',
    shape:
      'M4.5 9.5h3V20h-3ZM6 4.5a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4ZM10 9.5h2.9v1.4c.5-.9 1.6-1.7 3.2-1.7 3 0 3.9 1.8 3.9 4.7V20h-3v-5.4c0-1.5-.3-2.7-1.9-2.7S13 13 13 14.5V20h-3Z',
  },
] as const

export function SocialLinks() {
  const t = useT()
  return (
    <Row as="ul" $gap={2}>
      {NETWORKS.map(({ name, shape }) => (
        <li key={name}>
          <Round href="#" aria-label={t('public.footer.social', { network: name })}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
              <path d={shape} fill="currentColor" />
            </svg>
          </Round>
        </li>
      ))}
    </Row>
  )
}

const Round = styled.a`
  display: grid;
  place-items: center;
  width: ${TARGET};
  height: ${TARGET};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  color: ${color.text};
  transition: background ${motion.fast};

  &:hover {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`
