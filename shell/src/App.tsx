import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { answerCache } from '@mentor-connect/api'
import { FlagsContext } from '@mentor-connect/contract/flags'
import type { Answers } from '@mentor-connect/contract/site/rendering'
import { SlotsContext } from '@mentor-connect/contract/slots'
import { GlobalStyle } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { SWRConfig, type Middleware } from 'swr'
import { AreasContext, type Areas } from './remotes/AreasContext'
import { answeringEarly, type EarlyReadsHolder } from './prefetch/answeringEarly'
import { SessionProvider } from './session/SessionProvider'
import type { SessionActions } from './session/sessionActions'
import type { SessionStore } from './session/store'

interface Props {
  i18n: I18n
  store: SessionStore
  actions: SessionActions
  areas: Areas
  /** Responses with which the server rendered the page, by cache key; absent if it rendered none. */
  answers?: Answers
  /** Returns true while the answers are so new that they need not be read again. */
  areAnswersFresh?: () => boolean
  /** Holds reads that were requested before their page was rendered; absent on a server. */
  early?: EarlyReadsHolder
  /** Called with the cache key of each read whose answer is missing, on each render. */
  onUnanswered?: (key: string) => void
  /** The router's provider: the one for browsers, or a static one on a server. */
  children: ReactNode
}

const statusOf = (error: unknown) => (error as { status?: number } | null)?.status ?? 0

/** Retries only if the server is unreachable or fails (5xx). Other errors would occur again. */
const isWorthRetrying = (error: unknown) => statusOf(error) === 0 || statusOf(error) >= 500

export function App({
  i18n,
  store,
  actions,
  areas,
  answers = {},
  areAnswersFresh,
  early,
  onUnanswered,
  children,
}: Props) {
  // A 401 on any read may mean that the session has expired, so the session is verified once.
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) void actions.verify()
  }
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <SWRConfig
          value={{
            onError,
            shouldRetryOnError: isWorthRetrying,
            provider: () => answerCache(answers),
            use: [
              withoutRepeating(answers, areAnswersFresh),
              ...(early ? [answeringEarly(early)] : []),
              ...(onUnanswered ? [reporting(answers, onUnanswered)] : []),
            ],
          }}
        >
          <SessionProvider actions={actions}>
            <AreasContext value={areas}>
              <SlotsContext value={areas.slots}>
                <FlagsContext value={areas.flags}>
                  <GlobalStyle />
                  {children}
                </FlagsContext>
              </SlotsContext>
            </AreasContext>
          </SessionProvider>
        </SWRConfig>
      </Provider>
    </I18nProvider>
  )
}

/** Skips reads whose answers came with the page a moment ago. */
function withoutRepeating(answers: Answers, areFresh = () => false): Middleware {
  return (useNext) => (key, fetcher, config) =>
    useNext(key, fetcher, {
      ...config,
      ...(typeof key === 'string' && key in answers && areFresh() && { revalidateIfStale: false }),
    })
}

/** Calls `onUnanswered` for each read whose answer is missing. */
function reporting(answers: Answers, onUnanswered: (key: string) => void): Middleware {
  return (useNext) => (key, fetcher, config) => {
    if (typeof key === 'string' && !(key in answers)) onUnanswered(key)
    return useNext(key, fetcher, config)
  }
}
