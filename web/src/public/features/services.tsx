import { Fragment } from 'react';

interface Service {
  readonly id: string;
  readonly name: string;
  readonly form: string;
  readonly negative: keyof typeof leftOut;
  readonly seconds?: readonly number[];
  readonly retired?: { readonly successor: string };
}

/** Where a service wants to read what must not be seen. */
const leftOut = { field: 'a field of its own', flag: 'a flag', none: 'in the prompt itself' } as const;

interface Group extends Pick<Service, 'form' | 'negative'> {
  services: Service[];
}

/** Services that expect the same, the smallest group first. */
function alike(all: readonly Service[]): Group[] {
  const groups: Group[] = [];
  for (const service of all) {
    const { form, negative } = service;
    const found = groups.find((group) => group.form === form && group.negative === negative);
    if (found) found.services.push(service);
    else groups.push({ form, negative, services: [service] });
  }
  return groups.toSorted((one, other) => one.services.length - other.services.length);
}

const longest = ({ seconds }: Service) => seconds && ` ${Math.max(...seconds)}\u00A0s`;
const isToday = ({ retired }: Service) => retired === undefined;

export interface ServicesProps {
  images: readonly Service[];
  clips: readonly Service[];
}

/** What each service expects of a prompt: those one can use today by what they make, the retired ones last. */
export function Services({ images, clips }: ServicesProps) {
  const today = [
    { use: 'Images', groups: alike(images.filter(isToday)) },
    { use: 'Clips, and how long they run', groups: alike(clips.filter(isToday)) },
  ];
  return (
    <table className="services">
      {today.map(({ use, groups }) => (
        <tbody key={use}>
          <tr>
            <th scope="col">{use}</th>
            <th scope="col">Reads</th>
            <th scope="col">Exclusions</th>
          </tr>
          {groups.map(({ form, negative, services }) => (
            <tr key={form + negative}>
              <th scope="row">
                {services.map((service, index) => (
                  <Fragment key={service.id}>
                    {index > 0 && ', '}
                    {service.name}
                    <span>{longest(service)}</span>
                  </Fragment>
                ))}
              </th>
              <td>{form}</td>
              <td>{leftOut[negative]}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        <tr>
          <th scope="col">Retired</th>
          <th scope="col" colSpan={2}>
            Replaced by
          </th>
        </tr>
        {[...images, ...clips].map(
          ({ id, name, retired }) =>
            retired && (
              <tr key={id}>
                <th scope="row">
                  <del>{name}</del>
                </th>
                <td colSpan={2}>{retired.successor}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
