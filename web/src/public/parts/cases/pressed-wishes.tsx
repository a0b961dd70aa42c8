/** The wishes that were pressed, as the engine names them; to be looked at. */
export const PressedWishes = ({ wishes }: { wishes: readonly string[] }) => (
  <div className="ask">
    <p className="ask-name">Add to the request</p>
    <ul className="ask-choices">
      {wishes.map((wish) => (
        <li key={wish} className="chip offer offer-on">
          {wish}
          <span className="sr-only"> (picked)</span>
        </li>
      ))}
    </ul>
  </div>
);
