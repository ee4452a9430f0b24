import styled from 'styled-components'
import { BRAND } from '@mentor-connect/i18n'
import { color, font, space } from './theme'

/** The brand mark: the logo, and the name in both scripts. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <Mark>
      <BrandSign size={36} />
      {!compact && (
        <span>
          <Name>{BRAND.en}</Name>
          <HindiName lang="hi">{BRAND.hi}</HindiName>
        </span>
      )}
    </Mark>
  )
}

/** The logo: two people under a rising path, guide and learner. */
export function BrandSign({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden>
      <rect width="40" height="40" rx="11" fill={color.primary} />
      <circle cx="14" cy="14.5" r="4.5" fill={color.onPrimary} />
      <circle cx="27" cy="18.5" r="3.5" fill={color.accent} />
      <path
        d="M6.5 31c0-6 3.4-9.5 7.5-9.5 4.6 0 6.6 3 8 5.2C23.3 24.6 25 24 27 24c3.6 0 6.5 2.8 6.5 7"
        fill="none"
        stroke={color.onPrimary}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  color: ${color.text};
  line-height: 1.15;

  svg {
    flex: none;
  }
`

const Name = styled.span`
  display: block;
  font-weight: ${font.weight.bold};
  font-size: ${font.size.lead};
`

const HindiName = styled.span`
  display: block;
  color: ${color.muted};
  font-size: 0.8125rem;
  line-height: 1.4;
`
