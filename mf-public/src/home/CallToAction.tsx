import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Container, color, font, media, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

export function CallToAction() {
  const t = useT()
  return (
    <Room>
      <Banner>
        <div>
          <h2>{t('public.home.join.title')}</h2>
          <p>{t('public.home.join.text')}</p>
        </div>
        <Join to={paths.signUp} $variant="accent">
          {t('public.home.join.now')}
        </Join>
      </Banner>
    </Room>
  )
}

const Room = styled(Container)`
  padding-block: ${space[4]} ${space[6]};
  ${media.tabletUp} {
    padding-block: ${space[8]} ${space[10]};
  }
`

const Join = styled(ButtonLink)`
  flex: none;
`

const Banner = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.primary};
  color: ${color.onPrimary};

  h2 {
    font-family: ${font.display};
    font-size: ${font.size.h2};
  }
  p {
    margin-top: ${space[1]};
    ${media.tabletUp} {
      margin-top: ${space[2]};
      font-size: ${font.size.lead};
    }
  }
  ${media.tabletUp} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    padding: ${space[8]} ${space[10]};
  }
`
