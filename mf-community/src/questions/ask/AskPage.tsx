import { useEndpoint } from '@mentor-connect/api'
import { getOwnCommunity } from '@mentor-connect/contract/community/own'
import { PageTitle } from '@mentor-connect/contract/remote'
import { BackTo, Card, Lead, Muted, Skeleton, Stack, Title, lazyPart } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { CommunityColumn } from '../place/CommunityColumn'
import { useCommunityPaths } from '../place/useCommunityPaths'

const AskForm = lazyPart(
  () =>
    import(/* webpackChunkName: "community-writing" */ '../writing/AskForm').then((module) => module.AskForm),
  <Skeleton $height="24rem" />,
)

/** The page on which a signed-in person asks. */
export default function AskPage() {
  const t = useT()
  const { list } = useCommunityPaths()
  const { data: own } = useEndpoint(getOwnCommunity, {})
  return (
    <CommunityColumn>
      <PageTitle>{t('community.ask')}</PageTitle>
      <BackTo to={list}>{t('community.all')}</BackTo>
      <Stack as="header" $gap={3}>
        <Title>{t('community.ask')}</Title>
        <Lead>{t('community.askIntro')}</Lead>
        {own?.isReadFirst && <Muted>{t('community.askReadFirst')}</Muted>}
      </Stack>
      <Card $padding={5}>
        <AskForm />
      </Card>
    </CommunityColumn>
  )
}
