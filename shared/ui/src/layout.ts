import styled, { css } from 'styled-components'
import { color, contentWidth, font, media, radius, shadow, space } from './theme'

type Step = keyof typeof space

/** A column of elements with a gap. */
export const Stack = styled.div<{ $gap?: Step }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
`

/** A row of elements with a gap, which wraps. */
export const Row = styled.div<{ $gap?: Step; $between?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $between }) => ($between ? 'space-between' : 'flex-start')};
  gap: ${({ $gap = 3 }) => space[$gap]};

  :where(&) > * {
    min-width: 0;
  }
`

/** The main column of a page: centred, with side padding. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${contentWidth} + 2 * ${space[6]});
  margin-inline: auto;
  padding-inline: ${space[4]};
  ${media.tabletUp} {
    padding-inline: ${space[6]};
  }
`

/** Grid of cards: one column on a phone, two on a tablet, three on a desktop. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktopUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Card = styled.div<{ $padding?: Step }>`
  padding: ${({ $padding = 6 }) => space[$padding]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};
`

export const Title = styled.h1`
  font-family: ${font.display};
  font-size: ${font.size.h1};
  font-weight: ${font.weight.bold};
`

export const SectionTitle = styled.h2`
  font-family: ${font.display};
  font-size: ${font.size.h2};
  font-weight: ${font.weight.bold};
`

export const CardTitle = styled.h3`
  font-size: ${font.size.h3};
  font-weight: ${font.weight.semibold};
`

export const Lead = styled.p`
  max-width: 42rem;
  color: ${color.muted};
  font-size: ${font.size.lead};

  ${Title} + & {
    margin-top: ${space[1]};
  }
`

export const Muted = styled.p`
  color: ${color.muted};
`

export const Small = styled.span`
  color: ${color.muted};
  font-size: ${font.size.small};
`

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`

export const Tag = styled.span<{ $tone?: 'primary' | 'accent' | 'neutral' | 'success' }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0.125rem ${space[3]};
  border-radius: ${radius.round};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  line-height: 1.6;
  background: ${({ $tone = 'primary' }) =>
    ({
      primary: color.primarySoft,
      accent: color.accentSoft,
      neutral: color.sunken,
      success: color.successSoft,
    })[$tone]};
  color: ${({ $tone = 'primary' }) =>
    ({ primary: color.primary, accent: color.warning, neutral: color.text, success: color.success })[$tone]};
`

/** A box for text that is shown instead of missing content. */
export const Placeholder = styled(Stack)`
  align-items: center;
  padding: ${space[10]} ${space[4]};
  text-align: center;

  > div {
    justify-content: center;
  }
  p {
    max-width: 32rem;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`

/** The title of a placeholder. */
export const PlaceholderTitle = styled.strong`
  font-size: ${font.size.body};
  font-weight: ${font.weight.bold};
  line-height: inherit;
`
