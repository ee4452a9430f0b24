// An HTTP client of the API for one person, with cookies like a browser.
export class Person {
  private readonly cookies = new Map<string, string>()
  _id = ''

  constructor(public apiUrl: string) {}

  async logIn(email: string, password: string): Promise<void> {
    const { data } = await this.post<{ userData: { _id: string } }>('/user/login-user', { email, password })
    this._id = data.userData._id
  }

  post<Data>(path: string, body: object): Promise<{ data: Data }> {
    return this.ask<Data>(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  }

  postForm<Data>(path: string, body: FormData): Promise<{ data: Data }> {
    return this.ask<Data>(path, { method: 'POST', body })
  }

  get<Data>(path: string): Promise<{ data: Data }> {
    return this.ask<Data>(path, {})
  }

  private async ask<Data>(path: string, options: RequestInit): Promise<{ data: Data }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.apiUrl + path, { ...options, headers: { ...options.headers, cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) this.cookies.set(name, value ?? '')
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { data: Data }
  }
}
