// Builds the areas that `Builder` asks for, one after another.
import { inspect } from 'node:util'
import { buildOne } from './buildOne'

/** An area to build, and the absolute path of the folder for its release. */
export interface BuildOrder {
  area: string
  into: string
}

/** The response to an order. `error` explains a failed build to people. */
export interface BuildAnswer {
  error?: string
}

process.on('message', async ({ area, into }: BuildOrder) => process.send!(await answerTo(area, into)))

async function answerTo(area: string, into: string): Promise<BuildAnswer> {
  try {
    await buildOne(area, into)
    return {}
  } catch (error) {
    return { error: inspect(error) }
  }
}
