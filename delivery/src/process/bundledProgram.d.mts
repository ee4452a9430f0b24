export function bundledProgram(root: string, program: string): Promise<string>
