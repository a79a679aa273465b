import { Counter } from '../counter';

export default function Other() {
  return (
    <main>
      <h1>Other</h1>
      <Counter />
    </main>
  );
}
