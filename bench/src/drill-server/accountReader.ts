import { getUserDetails, type Dashboard } from '@mentor-connect/contract/api/learners'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall } from './apiCall'

/** Reads the account of a learner through the API. Throws unless the response is a success. */
export class AccountReader {
  constructor(
    private readonly api: string,
    private readonly learner: DrillAccount,
  ) {}

  async dashboard(): Promise<Dashboard> {
    const { id, cookie } = this.learner
    const { status, text } = await apiCall(this.api, `${getUserDetails.path}?userId=${id}`, { cookie })
    if (status !== 200) throw new Error(`The dashboard of ${id} returned ${status}: ${text}`)
    return (JSON.parse(text) as { data: Dashboard }).data
  }

  async bookmarks(): Promise<string[]> {
    return (await this.dashboard()).user.savedItems
  }
}
