export const OLDEST_NODE: string
export const TESTED_NODE: number[]
export function judgeNode(version: string): { refusal?: string; warning?: string }
