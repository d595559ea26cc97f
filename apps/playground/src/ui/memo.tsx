import { Component, type ComponentChild, type FunctionComponent } from "preact";

/** The same component, redrawn only if one of its properties changes: for parts of which there are many. */
export function memo<P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return (Object.keys(next) as (keyof P)[]).some((key) => next[key] !== this.props[key]);
    }
    override render(): ComponentChild {
      return <Part {...this.props} />;
    }
  } as unknown as FunctionComponent<P>;
}
